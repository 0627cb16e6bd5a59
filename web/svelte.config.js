// A component with a fault must stop the build: warnings of the compiler are mostly about accessibility.
export default { compilerOptions: { runes: true } };
