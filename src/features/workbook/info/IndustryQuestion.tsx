import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { afterFirstContent } from '#engine/browser/first-content.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { optionWord } from '#kits/words/content.ts'
import { loadLateContent } from '#kits/words/late-content.ts'
import { guide } from '#model/documents/guide.ts'
import { industries, industryKeys } from '#model/options/business.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { type OptionBranch, OptionTree } from '#ui/controls/OptionTree.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { findIndustries } from './find-industries.ts'
import styles from './IndustryQuestion.module.css'

const field = guide.info.industry
const wordOf = (key: string) => optionWord('industry', key, 'reference')

/** Seven groups of industries to browse or search. */
export default function IndustryQuestion({ words }: QuestionProps) {
  const { t } = useLingui()
  const [chosen, choose] = useValue(field)
  const [query, setQuery] = useState('')
  const synonyms = useSynonyms()
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const tree = useRef<HTMLDivElement>(null)
  const chosenId = useId()
  const label = words.labels[field.path] ?? words.name
  const isSearching = query.trim() !== ''
  const found = findIndustries(query, (key) => [wordOf(key), ...(synonyms[key] ?? [])])
  const group = industries.find(({ key, children }) => key === chosen || children.includes(chosen ?? ''))
  const branches = found.map(({ key, children }): OptionBranch => {
    const count = children.length
    return {
      value: key,
      label: wordOf(key),
      note: key === group?.key && chosen !== null ? wordOf(chosen === key ? key : chosen) : t`${count}개`,
      leaves: [
        ...children.map((child) => ({ value: child, label: wordOf(child) })),
        { value: key, label: <Trans>세부 업종은 나중에</Trans> },
      ],
    }
  })
  const count = found.reduce((sum, { children }) => sum + children.length, 0)

  return (
    <div className={styles.industry} data-field={field.path}>
      <TextField
        label={t`업종 찾기`}
        type="search"
        value={query}
        onText={setQuery}
        placeholder={t`빵집, 학원처럼 찾아보세요. 초성도 돼요`}
        start={<Icon of={Search} size="small" />}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={(event: KeyboardEvent) => {
          if (isComposing(event)) return
          if (event.key === 'Escape' && query !== '') {
            event.preventDefault()
            setQuery('')
          }
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        }}
      />
      <div className={styles.chosen} id={chosenId} role="status">
        {isSearching ? (
          <Text as="span" tone="soft" size="small">
            <Trans>{count}개를 찾았어요</Trans>
          </Text>
        ) : chosen === null ? (
          <Text as="span" tone="soft" size="small">
            {words.placeholder}
          </Text>
        ) : (
          <span className={styles.path}>
            {group && group.key !== chosen && <span>{wordOf(group.key)} › </span>}
            <b>{industryKeys.includes(chosen) ? wordOf(chosen) : chosen}</b>
          </span>
        )}
        {chosen !== null && lock === null && !isSearching && (
          <Button look="quiet" size="small" hangs="end" onClick={() => choose(null)}>
            <Trans>고른 것 지우기</Trans>
          </Button>
        )}
      </div>
      <ConflictNotice field={field} say={wordOf} />
      {found.length > 0 ? (
        <OptionTree
          key={isSearching ? 'found' : 'all'}
          ref={tree}
          label={label}
          branches={branches}
          value={chosen}
          onChoose={choose}
          isAllOpen={isSearching}
          isReadOnly={lock !== null}
          describedBy={chosenId}
        />
      ) : (
        <div className={styles.none}>
          <p>
            <Trans>찾는 업종이 없어요. 가까운 것을 고르거나 ‘그 밖의 업종’을 골라 주세요.</Trans>
          </p>
          <Button size="small" onClick={() => setQuery('')}>
            <Trans>모든 업종 보기</Trans>
          </Button>
        </div>
      )}
      {lock !== null && (
        <Text tone="soft" size="small">
          {lock}
        </Text>
      )}
      {problem !== null && (
        <Text tone="danger" size="small">
          {problem}
        </Text>
      )}
    </div>
  )
}

/** Other words for industries by key; empty until they are loaded after the first content. */
function useSynonyms(): Readonly<Record<string, readonly string[]>> {
  const [synonyms, setSynonyms] = useState<Readonly<Record<string, readonly string[]>>>({})
  useEffect(
    () =>
      afterFirstContent(() => {
        loadLateContent('industry-synonyms').then(setSynonyms, () => {
          // Offline and not cached: search still finds the names.
        })
      }),
    [],
  )
  return synonyms
}
