import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useLive } from '#engine/store/useLive.ts'
import type { DriveFileRow } from '#kits/drive/rows/drive-row.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { toPictureReference, usePictureScene } from './picture-scene.ts'

/** The name of a picture of an entry, as it is called in the drive, among the designs or in the market. */
export function usePictureName(picture: string): string {
  const { t } = useLingui()
  const { brand } = useDocumentView(mainDocument).document
  const reference = toPictureReference(picture)
  const idFile = reference?.kind === 'file' && !isLocal(brand) ? reference.idFile : null
  const row = useLive(idFile === null ? null : `${brand} ${idFile}`, () => loadRow(brand, idFile))
  const designs = usePictureScene()?.designs
  if (reference?.kind === 'entry') return t`템플릿에 담은 글`
  if (reference?.kind !== 'design') return row?.name ?? t`드라이브의 사진`
  const design = designs?.find(({ document }) => document === `design/${reference.id}`)
  return design?.title || t`이름 없는 디자인`
}

async function loadRow(brand: BrandRef, idFile: number | null): Promise<() => Promise<DriveFileRow | null>> {
  const { readFileRow } = await import('#kits/drive/rows/read-file-row.ts')
  return async () => (idFile === null || isLocal(brand) ? null : readFileRow(brand, idFile))
}
