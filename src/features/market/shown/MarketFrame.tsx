import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
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
  const { t } = useLingui()
  const { templates, state, reload, opened, into } = market
  if (!templates && state.kind === 'failed') {
    return (
      <EmptyState
        headline={t`연결 필요`}
        action={
          <Button onClick={() => void reload()}>
            <Trans>다시 불러오기</Trans>
          </Button>
        }
      >
        <Trans>템플릿을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  }
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
