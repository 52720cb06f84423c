import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useMemo, useState } from 'react'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { TemplatesUnread } from '#kits/design/templates/TemplatesUnread.tsx'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { PanelHead } from '../parts/PanelHead.tsx'
import { orderTemplates } from './order-templates.ts'
import { PlaceQuestion } from './PlaceQuestion.tsx'
import { TemplateCards } from './TemplateCards.tsx'
import styles from './Templates.module.css'
import { useTakeTemplate } from './useTakeTemplate.ts'

/** How many cards are shown at first, and come with each press: each is drawn. */
const atOnce = 24

/** Templates of the market in the dress of the brand, those for the form of the design first. */
export default function TemplatesPanel() {
  const { t } = useLingui()
  const { body } = useShown()
  const { all, state, reload } = useTemplates(pageLanguage())
  const { asked, take, answer, needsPlan } = useTakeTemplate()
  const name = asked?.name
  const [query, setQuery] = useState('')
  const [which, setWhich] = useState<'suited' | 'all'>('suited')
  const [count, setCount] = useState(atOnce)
  const searched = useDeferredValue(query)
  const { form, width, height } = body
  const found = useMemo(
    () =>
      orderTemplates(all ?? [], { form, width, height }, { query: searched, isSuited: which === 'suited' }),
    [all, form, width, height, searched, which],
  )
  return (
    <>
      <PanelHead title={<Trans>템플릿</Trans>} />
      <Stack gap={3} className={styles.tools}>
        <TextField
          label={t`템플릿 찾기`}
          isLabelHidden
          placeholder={t`메뉴판, 쿠폰, 쉬는 날`}
          type="search"
          start={<Icon of={Search} size="small" />}
          value={query}
          maxLength={100}
          onText={setQuery}
        />
        <Segmented<'suited' | 'all'>
          label={t`보이는 템플릿`}
          options={[
            { value: 'suited', label: t`이 크기에 맞는 것` },
            { value: 'all', label: t`모두` },
          ]}
          value={which}
          onChoose={setWhich}
          isBlock
        />
      </Stack>
      {all === null && state.kind === 'failed' ? (
        <TemplatesUnread onReload={() => void reload()} />
      ) : all === null ? (
        <Skeleton lines={6} />
      ) : found.length === 0 ? (
        <EmptyState
          headline={t`찾은 것 없음`}
          action={
            which === 'suited' && (
              <Button onClick={() => setWhich('all')}>
                <Trans>모든 크기에서 보기</Trans>
              </Button>
            )
          }
        >
          <Trans>맞는 템플릿이 없어요. 다른 낱말로 찾아보세요.</Trans>
        </EmptyState>
      ) : (
        <TemplateCards templates={found.slice(0, count)} needsPlan={needsPlan} onTake={take} />
      )}
      {found.length > count && (
        <div className={styles.more}>
          <Button size="small" isBlock onClick={() => setCount(count + atOnce)}>
            <Trans>더 보기</Trans>
          </Button>
        </div>
      )}
      {asked && (
        <PlaceQuestion title={<Trans>템플릿을 어디에 넣을까요?</Trans>} onAnswer={answer}>
          <Trans>
            ‘{name}’의 쪽을 지금 쪽 다음에 넣거나, 지금 쪽과 바꿀 수 있어요. 바꾼 쪽은 실행 취소로 되돌릴 수
            있어요.
          </Trans>
        </PlaceQuestion>
      )}
    </>
  )
}
