/** Media type of the keys of dragged items, for drops within the drive. */
export const dragType = 'application/x-saegim-drive'
