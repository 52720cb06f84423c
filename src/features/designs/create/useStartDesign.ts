import { useLingui } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { useUseTemplate } from '#kits/design/document/useUseTemplate.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { formOf } from '#model/forms/forms.ts'
import { emptyBody } from '#scene/body/empty-body.ts'
import type { ChosenSize } from './chosen-size.ts'
import type { Start } from './start.ts'

const loadActions = () => import('#kits/design/changes/design-actions.ts')

interface StartDesign {
  readonly isBusy: boolean
  /** Whether the design was made; it is open then. `isForLayouts`: an empty page begins with layouts. */
  begin(start: Start, isForLayouts?: boolean): Promise<boolean>
}

/** Makes a design or a template of the brand in a folder, also without a network, and opens it. One press makes one. */
export function useStartDesign(createdType: DesignType, folder: string | null): StartDesign {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { isBusy, open } = useMakeDesign(createdType)
  const openEditor = useOpenEditor()
  const startWith = useUseTemplate(createdType)
  const noTitle = t`새 디자인`
  const begin = (start: Start, isForLayouts = false) => {
    if (start.kind === 'template') return startWith(start.template, folder)
    if (start.kind === 'size') {
      const { size } = start
      const made = { name: size.name || noTitle, createdType, folder }
      // There is nothing on an empty page that a form could change.
      return open(
        () => createDesign(brand, bodyOfSize(size), made),
        isForLayouts ? (id) => openEditor(id, 'ai') : openEditor,
      )
    }
    const { document, title: name, createdType: from } = start.design
    // One that is made of a template has its name; beside another one it is a copy.
    const title = from === 'BRAND' && createdType === 'USER' ? name : t`${name} 복사본`
    return open(async () => (await loadActions()).copyDesign(brand, document, { title, createdType, folder }))
  }
  return { isBusy, begin }
}

/** One empty page. */
function bodyOfSize({ form, name: _, ...size }: ChosenSize) {
  const bleed = form === null ? 0 : (formOf(form)?.bleed ?? 0)
  return emptyBody('', { form: form ?? 'custom', ...size, ...(bleed > 0 ? { bleed } : {}) })
}
