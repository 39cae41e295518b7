import type { Rolldown } from 'vite';

/** A module that as many views need travels in the chunk group of its kind. */
const SHARED = 4;

/**
 * How the shared modules travel: left alone, the bundler makes a file for each set of views that
 * share some, and the way to a person's home takes over a hundred requests, most below 1 KB.
 */
export const chunkGroups: Rolldown.CodeSplittingOptions = {
  // A chunk group holds what is named here and not what that imports: else each would hold React.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'], priority: 1 },
    { name: 'icons', test: /\/lucide-react\// },
    // What the start screens ask of the server, and what every asking needs.
    {
      name: 'data',
      test: /\/(zod|query-core|react-query)\/|\/(contract|features)\/(endpoint|audiences|fields|zod-jitless|staff-path|settings|terms|users|users-entry|municipalities|devices)[./]|\/lib\/(api|queries|municipality|device-session|offline\/[a-z-]+)\.ts$/,
      minShareCount: SHARED,
    },
    // The rest of it, later: making all the schemas in one go holds a slow tablet up. What asks the contract must not
    // travel with the buttons: two chunk groups that need each other are a page that does not open.
    {
      name: 'features',
      test: /\/contract\/|\/features\/[a-z-]+\/[a-z.-]+\.ts$|\/lib\/(camera-day|check-file|chosen-photo|use-over-days|use-person-header)\.ts$/,
      minShareCount: SHARED,
    },
    {
      name: 'dialog',
      test: /\/@(base-ui|floating-ui)\/|\/ui\/([a-z-]*dialog|dialog-sheet)\.tsx$/,
      minShareCount: SHARED,
    },
    { name: 'ui', test: /\/web\/src\/(ui|lib)\//, minShareCount: SHARED },
  ],
};
