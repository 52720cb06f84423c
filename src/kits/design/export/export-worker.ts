import { createFontSource } from '#engine/pdf/font-source.ts'
import { outlineRun } from '#scene/back-ends/outline-run.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { holdSlices } from '../pdf/held-slices.ts'
import type { PdfOrder } from '../pdf/make-pdf.ts'
import type { Form } from '../pdf/page-boxes.ts'
import type { PdfPicture } from '../pdf/pdf-pictures.ts'
import type { PictureOrder } from './make-picture.ts'

export type ExportTask =
  | {
      readonly kind: 'pictures'
      readonly drawings: readonly Drawing[]
      readonly pictures: ReadonlyMap<string, ImageBitmap>
      readonly order: PictureOrder
    }
  | {
      readonly kind: 'pdf'
      readonly form: Form
      readonly drawings: readonly Drawing[]
      readonly pictures: ReadonlyMap<string, PdfPicture>
      readonly order: PdfOrder
    }

/** What is asked for soon: its code is loaded, and nothing is answered. */
export interface ExportNotice {
  readonly kind: 'prepare'
  readonly of: ExportTask['kind']
}

export type ExportReport =
  | {
      readonly kind: 'made'
      /** Of pictures one for each drawing; a PDF has all of them. */
      readonly files: readonly Blob[]
      readonly missing: readonly string[]
    }
  | { readonly kind: 'failed'; readonly message: string }

const loadPdf = () => import('../pdf/make-pdf.ts')
const loadPictures = () =>
  Promise.all([import('./open-export-fonts.ts'), import('./make-picture.ts'), import('./paint-canvas.ts')])
/** Those of the exports before: Pretendard and the slices of a face are the same in every language. */
const source = holdSlices(createFontSource('ko'))

/** Makes the files of one export after another: drawing them must not block the page. */
addEventListener('message', ({ data }: MessageEvent<ExportTask | ExportNotice>) => {
  if (data.kind === 'prepare') {
    const loading: Promise<unknown> = data.of === 'pdf' ? loadPdf() : loadPictures()
    // Where it fails, the export says so.
    loading.catch(() => undefined)
    return
  }
  const making = data.kind === 'pdf' ? makePdfFile(data) : makePictures(data)
  making.then(
    (made) => postMessage({ kind: 'made', ...made } satisfies ExportReport),
    (cause: unknown) => postMessage({ kind: 'failed', message: String(cause) } satisfies ExportReport),
  )
})

type Made = Omit<Extract<ExportReport, { kind: 'made' }>, 'kind'>

async function makePictures(task: Extract<ExportTask, { kind: 'pictures' }>): Promise<Made> {
  const [{ openExportFonts }, { makePicture }, { outlinedText }] = await loadPictures()
  const { drawings, pictures, order } = task
  const { fontsOf, missing } = await openExportFonts(drawings)
  const host = {
    text: outlinedText((item) => outlineRun(item, fontsOf(item))),
    picture: (key: string) => pictures.get(key) ?? null,
  }
  const files: Blob[] = []
  // One canvas at a time.
  for (const drawing of drawings) files.push(await makePicture(drawing, host, order))
  return { files, missing }
}

async function makePdfFile(task: Extract<ExportTask, { kind: 'pdf' }>): Promise<Made> {
  const { makePdf } = await loadPdf()
  const { form, drawings, pictures, order } = task
  const { pdf, missing } = await makePdf(form, drawings, source, pictures, order)
  return { files: [new Blob([new Uint8Array(pdf)], { type: 'application/pdf' })], missing }
}
