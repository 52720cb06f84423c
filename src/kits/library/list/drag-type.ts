/** Media type of the keys of dragged items, for drops within the drive. */
export const dragType = 'application/x-saegim-drive'

/** Of what takes items that are dragged by touch: the key of its folder, empty for the top. */
export const folderAttribute = 'data-drop-folder'
