import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { pageLanguage } from '#engine/words/page-language.ts'
import { TemplatesUnread } from '#kits/design/templates/TemplatesUnread.tsx'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
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
  if (all === null && state.kind === 'failed') return <TemplatesUnread onReload={() => void reload()} />
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
