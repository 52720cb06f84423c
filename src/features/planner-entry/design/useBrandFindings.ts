import { useDeferredValue } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { useStoredBody } from '#kits/design/document/useStoredBody.ts'
import { useFilePictures } from '#kits/design/dress/useFilePictures.ts'
import { bodyOfPost } from '#kits/planner/dress/body-of-post.ts'
import { toPictureReference, usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import { useEntry } from '#kits/planner/usePlanner.ts'
import type { Body } from '#scene/body/body.ts'
import type { DesignFinding } from '#scene/checks/design-finding.ts'
import type { Dress } from '#scene/dress/dress.ts'

interface BrandFindings {
  readonly findings: readonly DesignFinding[]
  /** Keys of the pages of the design. */
  readonly pages: readonly string[]
}

interface CheckedPicture extends BrandFindings {
  /** null: it is no design, or is not on this device. */
  readonly body: Body | null
}

const none: BrandFindings = { findings: [], pages: [] }

/** What of a picture of an entry, a design or its words in a template, is not as the brand looks. A moment behind what is typed. */
export function useBrandFindings(picture: string): CheckedPicture {
  const { brand } = useDocumentView('planner').document
  const reference = toPictureReference(picture)
  const design = reference?.kind === 'design' ? (`design/${reference.id}` as const) : null
  const stored = useStoredBody(brand, design)
  const dressed = useDressed(reference?.kind === 'entry' ? reference.id : '')
  const body = useDeferredValue((design === null ? dressed : stored) ?? null)
  const scene = usePictureScene()
  const { files, isWhole } = useFilePictures(body)
  const dress = scene?.dress
  const isReady = body !== null && dress?.isWhole === true && isWhole
  const key = isReady ? JSON.stringify([body, dress.dress.colours, dress.dress.logos.length]) : null
  const found = useLoaded(
    key,
    () => check(body, dress && { ...dress.dress, files }),
    'the design cannot be checked',
  )
  return { ...(found ?? none), body }
}

function useDressed(entryKey: string): Body | null {
  const entry = useEntry(entryKey)
  const templates = useSceneTemplates()
  if (!entry || entry.template === null || templates === null) return null
  return bodyOfPost(templates, entry.template, entry)
}

/** What checks is loaded with the first design. */
async function check(body: Body | null, dress: Dress | undefined): Promise<BrandFindings> {
  if (!body || !dress) return none
  const [{ inspectForExport }, { checkBrand }] = await Promise.all([
    import('#kits/design/export/draw-for-export.ts'),
    import('#scene/checks/check-brand.ts'),
  ])
  const { drawings } = await inspectForExport(body, dress)
  return { findings: checkBrand(body, drawings, dress), pages: body.pages.map(({ id }) => id) }
}
