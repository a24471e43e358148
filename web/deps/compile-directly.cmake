# Compiles with the Clang that emcc calls, with the flags that emcc gives it. emcc is a Python program: for a small source
# its own start takes longer than the compiler, and it is paid for each of several hundred. What it calls it says itself
# (emcc -v); where that is not understood it is called as ever. It still links.
set(probe ${CMAKE_BINARY_DIR}/CMakeFiles/probe)
foreach(lang C CXX)
  string(TOLOWER ${probe}.${lang} source)
  file(WRITE ${source} "int probe;\n")
  execute_process(COMMAND ${UPKEEP_NODE_PATH} ${CMAKE_${lang}_COMPILER} -v -Oz -c ${source} -o ${probe}.o
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_VARIABLE said)
  string(REGEX MATCH "\n *\"([^\"\n]*clang[^\"\n]*)\" (-target [^\n]*) -v -Oz -c [^\n]*" call "\n${said}")
  if(failed OR NOT call)
    message(STATUS "Compiling by way of emcc: it does not say what it calls")
    return()
  endif()
  set(clang_${lang} ${CMAKE_MATCH_1})
  set(flags_${lang} ${CMAKE_MATCH_2})
endforeach()
# It adds this for -Oz alone; targets that are compiled for size say it themselves (UPKEEP_SMALL).
foreach(lang C CXX)
  string(REPLACE " -fno-inline-functions " " " flags_${lang} "${flags_${lang}}")
  set(CMAKE_${lang}_COMPILE_OBJECT
    "\"${clang_${lang}}\" ${flags_${lang}} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>")
endforeach()
set(UPKEEP_COMPILES_DIRECTLY ON)
