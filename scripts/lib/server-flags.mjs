/**
 * What Node is told when it runs the server: stack traces name the TypeScript lines, and what a request needs for its own
 * short life has room enough to be gone before it is looked at (docs/decisions/0061).
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=64', '--min-semi-space-size=32'];
