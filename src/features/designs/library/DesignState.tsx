import { Trans } from '@lingui/react/macro'
import CloudDownload from 'lucide-react/icons/cloud-download'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import { QueueWords } from '#kits/library/list/QueueWords.tsx'
import type { Body } from '#scene/body/body.ts'
import { Icon } from '#ui/Icon.tsx'
import { spokenOnPhoneClass } from '#ui/layout/width-class.ts'
import { useLibraryScene } from '../cards/library-scene.ts'

/** `waiting`: the server has not made it yet; `failed`: it has refused that; `away`: it is not on this device; null: none of these. */
export function stateOf(
  brand: BrandRef,
  { row, isRefused }: Pick<ListedDesign, 'row' | 'isRefused'>,
  body: Body | null | undefined,
): 'waiting' | 'failed' | 'away' | null {
  if (isRefused) return 'failed'
  if (row === null && !isLocal(brand)) return 'waiting'
  return body === null ? 'away' : null
}

interface Props {
  design: ListedDesign
  /** As this device has it; null: it has none; undefined while that is read. */
  body: Body | null | undefined
  /** Where a phone has no room for words: they are spoken. */
  isShort?: boolean
}

/** Where a design is, unless it is everywhere. */
export function DesignState({ design, body, isShort = false }: Props) {
  const { brand } = useLibraryScene()
  const state = stateOf(brand, design, body)
  if (state === null) return null
  if (state !== 'away') return <QueueWords state={state} isOnlyHere />
  return (
    <>
      <Icon of={CloudDownload} size="small" />
      <span className={isShort ? spokenOnPhoneClass : undefined}>
        <Trans>이 기기에 없음 · 열 때 받아요</Trans>
      </span>
    </>
  )
}
