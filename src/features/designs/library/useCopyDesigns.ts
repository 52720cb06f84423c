import { useLingui } from '@lingui/react/macro'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { DesignItem } from './design-item.ts'

/** Copies of designs, and works that begin with a template of the brand. */
export function useCopyDesigns(brand: BrandRef) {
  const { t } = useLingui()
  const { open } = useMakeDesign()

  /** The first that cannot be copied ends it, which is said. */
  async function copy(items: readonly DesignItem[], to: Destination): Promise<void> {
    let count = 0
    for (const item of items) {
      if (item.type === 'folder') continue
      const { name } = item
      const made = await copyOne(brand, item.design, { title: t`${name} 복사본`, ...to }).catch(
        (cause: unknown) => {
          console.warn('a design cannot be copied', cause)
          return null
        },
      )
      if (made === null) {
        showToast({ tone: 'error', text: t`이 기기에 없는 디자인이에요. 인터넷에 연결되면 할 수 있어요.` })
        return
      }
      count += 1
    }
    showToast({
      tone: 'success',
      text:
        to.createdType === 'BRAND'
          ? t`브랜드 템플릿 ${count}개를 만들었어요`
          : t`복사본 ${count}개를 만들었어요`,
    })
  }

  /** Makes a work of a template of the brand, at the top, and opens it. */
  function use(design: ListedDesign): void {
    const { title } = design
    void open(() => copyOne(brand, design, { title, createdType: 'USER', folder: null }))
  }

  return { copy, use }
}

async function copyOne(
  brand: BrandRef,
  { document }: ListedDesign,
  made: { readonly title: string } & Destination,
): Promise<string | null> {
  const { copyDesign } = await import('#kits/design/changes/design-actions.ts')
  return copyDesign(brand, document, made)
}

interface Destination {
  readonly createdType: DesignType
  /** Key of the folder; null: the top. */
  readonly folder: string | null
}
