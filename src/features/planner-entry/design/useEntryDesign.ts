import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { openPremium } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import type { Body } from '#scene/body/body.ts'
import { useEntryEdits } from '../edits/useEntryEdits.ts'

export interface EntryDesign {
  /** Makes a design of a template with the words of the entry, which it then shows, and opens the editor, or leads to the plans. */
  readonly make: (template: Template, body: Body) => void
  /** The same of the template that the entry shows; null: it shows none, or it is not on this device. */
  readonly open: (() => void) | null
  /** Shows the entry in a template, without a design. */
  readonly dress: (template: Template | null) => void
  readonly isBusy: boolean
}

/** The design of an entry, also without a network. */
export function useEntryDesign(entry: PlannerEntry): EntryDesign {
  const { document } = useDocumentView('planner')
  const { brand } = document
  const templates = useSceneTemplates(entry.template !== null)
  const needsPlan = useNeedsPlan(brand, 'BASIC')
  const openEditor = useOpenEditor()
  const { open, isBusy } = useMakeDesign()
  const { write } = useEntryEdits(entry.key)
  const isRefused = ({ idTemplate, isPremium }: Template) => {
    if (isPremium && needsPlan) openPremium({ kind: 'template', id: idTemplate, after: 'stay' })
    return isPremium && needsPlan
  }
  const make = (template: Template, read: () => Promise<Body | null>) => {
    if (isRefused(template)) return
    const run = async () => {
      const [body, { makeDesignOf }] = await Promise.all([read(), loadMaking()])
      if (!body) return null
      const id = await makeDesignOf(brand, entry.key, { template, body, title: entry.title ?? '' })
      // As they are by now: another member may have added some meanwhile.
      const pictures = document.item(planner.planner.entries, entry.key).get()?.pictures ?? []
      write({ pictures: [`design:${id}`, ...pictures].slice(0, plannerLimits.pictures), template: null })
      return id
    }
    void open(run, (id) => {
      openEditor(id)
      return false
    })
  }
  const chosen = templates?.find(({ idTemplate }) => idTemplate === entry.template)
  const openChosen = (template: Template) => make(template, () => bodyOf(template, entry))
  return {
    make: (template, body) => make(template, async () => body),
    open: chosen ? () => openChosen(chosen) : null,
    dress: (template) => {
      if (template === null || !isRefused(template)) write({ template: template?.idTemplate ?? null })
    },
    isBusy,
  }
}

const loadMaking = () => import('#kits/planner/dress/make-design.ts')

async function bodyOf(template: Template, entry: PlannerEntry): Promise<Body | null> {
  const { bodyOfPost } = await import('#kits/planner/dress/body-of-post.ts')
  return bodyOfPost([template], template.idTemplate, entry)
}
