import type { ReactNode } from 'react'
import { TemplatesUnread } from '#kits/design/templates/TemplatesUnread.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { IntoFolder } from './IntoFolder.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import type { Market } from './useMarket.ts'

interface Props {
  market: Market
  children: (templates: readonly Template[]) => ReactNode
}

/** A screen of the market once this device has templates, with the one that is open over it. */
export function MarketFrame({ market, children }: Props) {
  const { templates, state, reload, opened, into } = market
  if (!templates && state.kind === 'failed') return <TemplatesUnread onReload={() => void reload()} />
  if (!templates) {
    return (
      <div aria-busy>
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <Stack gap={5}>
      {into !== undefined && <IntoFolder brand={market.brand} into={into} />}
      {children(templates)}
      {opened && <TemplateDialog template={opened} market={market} />}
    </Stack>
  )
}
