/** Folder of the thumbnails of a brand's designs: those of files are in another one, where what has no row is collected. */
export function designFolderOf(idBrand: number): string {
  return `design/${idBrand}`
}

/** Key of the thumbnail of a design, by the id of its row. */
export function designThumbnailKey(idBrand: number, idDocument: number): string {
  return `${designFolderOf(idBrand)}/${idDocument}.webp`
}
