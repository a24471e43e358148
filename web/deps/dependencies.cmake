# What the build takes from elsewhere: which versions are known to work (dependencies.txt), and how it is fetched.

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/dependencies.txt)
file(STRINGS ${PROJECT_SOURCE_DIR}/dependencies.txt UPKEEP_KNOWN REGEX "^[a-z]")

# Says when another version of `name` was found than the project is known to work with. What was said is kept in
# other-versions.txt, for ./upkeep to say again.
set(UPKEEP_OTHER_VERSIONS ${CMAKE_BINARY_DIR}/other-versions.txt)
file(WRITE ${UPKEEP_OTHER_VERSIONS} "")
function(upkeep_check_version name found)
  foreach(line ${UPKEEP_KNOWN})
    separate_arguments(versions UNIX_COMMAND "${line}")
    list(POP_FRONT versions known)
    if(known STREQUAL name AND NOT found IN_LIST versions)
      list(JOIN versions " or " versions)
      set(said "${name} is ${found} here; Upkeep is known to work with ${versions} (dependencies.txt).")
      message(WARNING "${said}")
      file(APPEND ${UPKEEP_OTHER_VERSIONS} "${said}\n")
    endif()
  endforeach()
endfunction()

# A version written as #define in a header: upkeep_defined(OUT HEADER NAME...), the values joined by dots.
function(upkeep_defined out header)
  set(version "")
  foreach(name ${ARGN})
    file(STRINGS ${header} line REGEX "^#[ ]*define[ ]+${name}[ ]" LIMIT_COUNT 1)
    if(line MATCHES "${name}[ ]+\"?([0-9.]+)")
      list(APPEND version ${CMAKE_MATCH_1})
    endif()
  endforeach()
  list(JOIN version "." version)
  set(${out} "${version}" PARENT_SCOPE)
endfunction()

# The folder with the sources of imgui or sdl2, fetched if need be; empty where that is not possible.
function(upkeep_sources_of name out)
  file(LOCK ${PROJECT_SOURCE_DIR}/build/deps DIRECTORY GUARD FUNCTION)
  execute_process(COMMAND ${PROJECT_SOURCE_DIR}/web/deps/fetch.sh ${name}
    OUTPUT_VARIABLE dir OUTPUT_STRIP_TRAILING_WHITESPACE)
  set(${out} "${dir}" PARENT_SCOPE)
endfunction()

# Debian's Emscripten and npm find their own modules only when Node is Debian's, too. It has to be said here and not in
# the environment that somebody calls CMake from: Emscripten may have been installed a moment ago.
set(UPKEEP_NODE_PATH "")
if(IS_DIRECTORY /usr/share/nodejs)
  set(UPKEEP_NODE_PATH ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()

# The npm packages that a folder's package-lock.json names, in its node_modules: upkeep_npm_packages(FOLDER).
function(upkeep_npm_packages folder)
  set(lock ${PROJECT_SOURCE_DIR}/${folder}/package-lock.json)
  set(modules ${PROJECT_SOURCE_DIR}/${folder}/node_modules)
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${lock})
  file(LOCK ${PROJECT_SOURCE_DIR}/build/deps DIRECTORY GUARD FUNCTION)
  file(SHA256 ${lock} wanted)
  set(installed "")
  if(EXISTS ${modules}/.installed)
    file(READ ${modules}/.installed installed)
  endif()
  if(NOT installed STREQUAL wanted)
    find_program(NPM npm REQUIRED)
    message(STATUS "Fetching the npm packages of ${folder}")
    execute_process(COMMAND ${UPKEEP_NODE_PATH} ${NPM} ci --no-update-notifier --no-audit --no-fund
      WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/${folder} COMMAND_ERROR_IS_FATAL ANY)
    file(WRITE ${modules}/.installed ${wanted})
  endif()
endfunction()
