import { useDocument } from '#engine/documents/react/useDocument.ts'
import { openPremium } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import type { DesignType } from '../library/design-folder.ts'
import type { Template } from '../templates/templates-read.ts'
import { createDesign } from './create-design.ts'
import { useMakeDesign } from './useMakeDesign.ts'

/** Key of a folder, perhaps one that is looked up first; null: the top. */
type Folder = string | null | Promise<string | null>

/**
 * Makes a design of a template, also without a network, and opens it; answers whether it was made. Where the brand's plan is too
 * small for a premium one, it leads to the plans instead.
 */
export function useUseTemplate(
  createdType: DesignType = 'USER',
): (template: Template, folder?: Folder) => Promise<boolean> {
  const { brand } = useDocument()
  const needsPlan = useNeedsPlan(brand, 'BASIC')
  const { open } = useMakeDesign(createdType)
  return async ({ idTemplate, name, body, isPremium }, folder = null) => {
    if (isPremium && needsPlan) {
      openPremium({ kind: 'template', id: idTemplate, after: 'make', createdType, folder: await folder })
      return false
    }
    return open(async () => {
      const made = { name, template: { idTemplate }, createdType, folder: await folder }
      return createDesign(brand, body, made)
    })
  }
}
