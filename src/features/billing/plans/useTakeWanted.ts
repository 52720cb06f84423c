import { useLingui } from '@lingui/react/macro'
import { queueCommand } from '#engine/queue/queue-command.ts'
import type { Wanted } from '#kits/commerce/plan-modal.ts'
import { addBundleCommand } from '#kits/design/commands/bundles.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import type { WantedContent } from '#kits/design/premium/useWanted.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/**
 * What is done once a plan was paid that was chosen for a template or a bundle: the design is made and opened, the bundle added.
 * Resolves with whether the payer goes on with that: otherwise with the receipt.
 */
export function useTakeWanted(
  idBrand: number,
  wanted: Wanted,
  content: WantedContent | null,
): () => Promise<boolean> {
  const { t } = useLingui()
  const tellKept = useTellKept()
  const { open } = useMakeDesign(wanted.createdType)
  return async () => {
    if (wanted.after === 'stay') return true
    const { kind, id, createdType, folder } = wanted
    if (kind === 'bundle') {
      const body = { idBundleCollection: id, createdType: 'USER' } as const
      if (!tellKept(await queueCommand(addBundleCommand, { body }, idBrand))) return false
      const name = content?.name ?? ''
      showToast({ tone: 'success', text: t`${name} 묶음을 담았어요` })
      return true
    }
    const [template] = content?.templates ?? []
    if (!template) return false
    const { name, body } = template
    return open(() =>
      createDesign(idBrand, body, {
        name,
        template: { idTemplate: id },
        createdType: createdType ?? 'USER',
        folder: folder ?? null,
      }),
    )
  }
}
