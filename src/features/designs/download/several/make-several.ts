import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { DesignFiles } from '#kits/design/export/design-pdf.ts'
import { exportFaultOf } from '#kits/design/export/export-fault.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Body } from '#scene/body/body.ts'
import { makeDesignFiles } from '../design-files.ts'
import type { DownloadChoice } from '../download-choice.ts'
import { checkWritten } from '../send-files.ts'

/** A design with the name that people read. */
export interface NamedDesign {
  readonly name: string
  readonly design: ListedDesign
}

/** A design of which there are no files: `away`, it is not on this device and cannot be had now; otherwise drawing it failed. */
export interface FailedDesign {
  readonly document: DocumentName
  readonly name: string
  readonly reason: 'away' | 'failed'
}

export interface SeveralOrder {
  readonly designs: readonly NamedDesign[]
  readonly read: (document: DocumentName) => Promise<Body | null>
  readonly dress: DressOfBrand
  readonly choice: DownloadChoice
  readonly signal: AbortSignal
  /** Before each design, with how many were made before. */
  readonly onProgress: (done: number, design: NamedDesign) => void
}

interface SeveralFiles extends DesignFiles {
  readonly failed: readonly FailedDesign[]
}

/**
 * Makes files of designs one after another, since each may take what memory a phone has; one that fails leaves the others. Rejects
 * with the reason of the signal, and where the device has no room: the next one would have none either.
 */
export async function makeSeveral(order: SeveralOrder): Promise<SeveralFiles> {
  const { designs, signal, onProgress } = order
  const files: File[] = []
  const failed: FailedDesign[] = []
  let isLacking = false
  for (const [at, one] of designs.entries()) {
    signal.throwIfAborted()
    onProgress(at, one)
    const made = await makeOne(one, order)
    if ('reason' in made) failed.push(made)
    else {
      files.push(...made.files)
      isLacking ||= made.isLacking
    }
  }
  signal.throwIfAborted()
  return { files, failed, isLacking }
}

async function makeOne(
  { name, design }: NamedDesign,
  { read, dress, choice }: SeveralOrder,
): Promise<DesignFiles | FailedDesign> {
  const { document } = design
  try {
    const body = await read(document)
    if (!body) return { document, name, reason: 'away' }
    const made = await makeDesignFiles({ ...body, name }, dress, choice)
    await checkWritten(made.files)
    return made
  } catch (cause) {
    if (exportFaultOf(cause) === 'noSpace') throw cause
    console.warn('the files of a design cannot be made', cause)
    return { document, name, reason: 'failed' }
  }
}
