import { isReadable } from '#engine/browser/is-readable.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { makeDesignPdf } from '#kits/design/export/design-pdf.ts'
import { exportFaultOf } from '#kits/design/export/export-fault.ts'
import type { Body } from '#scene/body/body.ts'

/** `isLacking`: a font or a picture is not on this device, and the file is without it. */
export type PrintFile =
  | { readonly kind: 'made'; readonly file: File; readonly isLacking: boolean }
  | { readonly kind: 'noSpace' | 'failed' }

/** The PDF that goes to a printer: with bleed and crop marks, where the form has bleed. Does not reject. */
export async function makePrintFile(
  body: Body,
  dress: DressOfBrand,
  isOutlined: boolean,
): Promise<PrintFile> {
  try {
    const { files, isLacking } = await makeDesignPdf(body, dress, { isPrint: true, isOutlined })
    const [file] = files
    // Where a browser had no room, it answers a file that cannot be read.
    if (!file || !(await isReadable(file))) return { kind: 'noSpace' }
    return { kind: 'made', file, isLacking }
  } catch (cause) {
    console.warn('the print file cannot be made', cause)
    return { kind: exportFaultOf(cause) === 'noSpace' ? 'noSpace' : 'failed' }
  }
}
