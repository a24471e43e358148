# Builds targets of a preset, as a step of the tests: cmake -DPRESET=… -DTARGETS=a,b -P build.cmake
string(REPLACE "," ";" TARGETS "${TARGETS}")
if(NOT EXISTS build/${PRESET}/build.ninja)
  execute_process(COMMAND ${CMAKE_COMMAND} --preset ${PRESET} COMMAND_ERROR_IS_FATAL ANY)
endif()
execute_process(COMMAND ${CMAKE_COMMAND} --build --preset ${PRESET} --target ${TARGETS} COMMAND_ERROR_IS_FATAL ANY)
