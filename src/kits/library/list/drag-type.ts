/** Media type of the keys of dragged items, for drops within a library. */
export const dragType = 'application/x-saegim-items'

/** Of what takes items that are dragged by touch: the key of its folder, empty for the top. */
export const folderAttribute = 'data-drop-folder'
