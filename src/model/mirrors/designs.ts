import { defineMirror } from './mirror.ts'

/** Folders of the designs and of the brand templates of a brand. */
export const designMirror = defineMirror({
  tables: {
    designFolders: {
      since: 8,
      columns: 'key, brand, idDirectory',
      id: 'idDirectory',
      answered: ['idDirectory', 'name'],
      list: 'directories',
      references: ['parent'],
      untilMade: [],
      oneByOne: null,
    },
  },
})
