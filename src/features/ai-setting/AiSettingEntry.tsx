import { changeAi } from '#contract/ai.ts'
import { mayCall } from '#contract/may-call.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const AiSetting = lazyComponent(() => import('./AiSetting.tsx'), { when: afterFirstContentPaint })

/** Whether the brand lets a language model write, where the server has one and for those who may decide it. */
export function AiSettingEntry() {
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  const ai = useProviders()?.ai
  if (isLocal(brand) || !mayCall(changeAi, role) || !ai?.text) return null
  return <AiSetting key={brand} idBrand={brand} provider={ai.provider ?? ''} />
}
