# The toolchain file of whatever Emscripten is in the path, so that a preset needs not know where that is installed.
find_program(UPKEEP_EMCC emcc REQUIRED DOC "Emscripten's compiler")
get_filename_component(emcc "${UPKEEP_EMCC}" REALPATH)
get_filename_component(emscripten "${emcc}" DIRECTORY)
if(NOT EXISTS "${emscripten}/cmake/Modules/Platform/Emscripten.cmake")
  execute_process(COMMAND em-config EMSCRIPTEN_ROOT OUTPUT_VARIABLE emscripten OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
include("${emscripten}/cmake/Modules/Platform/Emscripten.cmake")
