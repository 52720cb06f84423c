import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { StartList } from './StartList.tsx'
import { StartSearch } from './StartSearch.tsx'
import { type PictureStart, templateStarts } from './start.ts'

interface Props {
  picked: PictureStart | null
  onPick: (start: PictureStart | null) => void
}

/** Templates of the market in the dress of the brand. */
export function TemplateStarts({ picked, onPick }: Props) {
  const { t } = useLingui()
  const { all, state, reload } = useTemplates(pageLanguage())
  const [query, setQuery] = useState('')
  const starts = useMemo(() => templateStarts(all ?? [], query), [all, query])
  if (all === null && state.kind === 'failed') {
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
  if (all === null) return <Skeleton lines={6} />
  return (
    <Stack gap={4}>
      <StartSearch
        label={t`템플릿 찾기`}
        placeholder={t`메뉴판, 쿠폰, 쉬는 날`}
        query={query}
        onQuery={setQuery}
      />
      {starts.length > 0 ? (
        <StartList label={t`템플릿 마켓`} starts={starts} picked={picked} onPick={onPick} />
      ) : (
        <EmptyState headline={t`찾은 것 없음`}>
          <Trans>맞는 템플릿이 없어요. 다른 낱말로 찾아보세요.</Trans>
        </EmptyState>
      )}
    </Stack>
  )
}
