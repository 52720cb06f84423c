import { defineMirror } from './mirror.ts'

/** Files, folders and tags of the drives of a brand. */
export const driveMirror = defineMirror({
  uploadLane: 'drive-upload',
  tables: {
    driveFiles: {
      since: 5,
      columns: 'key, brand, idFile, [brand+drive]',
      id: 'idFile',
      answered: ['idFile', 'name', 'type', 'size', 'width', 'height', 'url', 'sha256'],
      list: 'files',
      references: ['folder', 'tags'],
      within: { column: 'folder', table: 'driveFolders', id: 'idDirectory' },
      untilMade: ['copyOf'],
      oneByOne: ['drive', 'folder', 'name'],
    },
    driveFolders: {
      since: 5,
      columns: 'key, brand, idDirectory, [brand+drive]',
      id: 'idDirectory',
      answered: ['idDirectory', 'name'],
      list: 'directories',
      references: ['parent'],
      untilMade: [],
      oneByOne: null,
    },
    driveTags: {
      since: 5,
      columns: 'key, brand, idTag, [brand+drive]',
      id: 'idTag',
      answered: ['idTag', 'name'],
      list: 'tags',
      references: [],
      untilMade: [],
      oneByOne: null,
    },
  },
  beside: {
    keptFolders: { since: 5, columns: 'key, brand' },
    driveThumbnails: { since: 7, columns: 'idFile, brand, at' },
  },
})
