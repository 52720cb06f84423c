import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { contentOf } from '#kits/words/content.ts'
import { keywordWord } from '#kits/words/keyword-word.ts'
import { writtenLanguages } from '#model/composition/written-languages.ts'
import { strategy } from '#model/documents/strategy.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { idOfKeyword, keywordTones } from '#model/options/keywords.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { coreAnswersOf } from '../drafts/core-answers.ts'
import { useComposer } from '../drafts/useComposer.ts'
import { useContentIn } from '../drafts/useContentIn.ts'
import OwnKeyword from '../values/OwnKeyword.tsx'
import { faultOf, tidyKeyword } from '../values/value-rules.ts'
import { ChosenKeywords } from './ChosenKeywords.tsx'
import styles from './KeywordPicker.module.css'
import { findKeyword } from './keyword-rules.ts'
import { useKoreanKeywords } from './useKoreanKeywords.ts'

const field = strategy.personality.keywords
const listed = keywordTones.flatMap(({ keywords }) => keywords)

/** Chooses exactly five keywords, from a list of eight tones or own words. */
export default function KeywordPicker({ words }: QuestionProps) {
  const { t } = useLingui()
  const { items, add, remove, clear, isFull } = useList(field)
  const { undo, isEditable } = useDocument()
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const [query, setQuery] = useState('')
  const [isSearchBegun, setIsSearchBegun] = useState(false)
  const korean = useKoreanKeywords(isSearchBegun)
  const proposed = useProposedKeywords()
  const { keyword: wordsByKey = {}, keywordTone = {} } = contentOf('options-strategy')
  const atMost = field.atMost
  const isBlocked = lock !== null || !isEditable
  const isSearching = query.trim() !== ''
  const wordOf = (key: string) => wordsByKey[key] ?? key
  // Matches the displayed word, the Korean word and the English key.
  const isFound = (key: string) =>
    [wordOf(key), korean?.[key] ?? '', key.replaceAll('-', ' ')].some(
      (word) => word !== '' && matchesSearch(word, query),
    )
  const shownTones = keywordTones
    .map((tone) => ({
      ...tone,
      shown:
        !isSearching || matchesSearch(keywordTone[tone.key] ?? tone.key, query)
          ? tone.keywords
          : tone.keywords.filter(isFound),
    }))
    .filter(({ shown }) => shown.length > 0)
  const count = shownTones.reduce((sum, { shown }) => sum + shown.length, 0)
  const typedWord = tidyKeyword(query)
  // Single consonants or vowels are a search, not a keyword.
  const isWord = !/^[ㄱ-ㅎㅏ-ㅣ\s]*$/.test(typedWord)
  const chosen = items.map((item) => ({ ...item, word: keywordWord(item) }))

  function take(word: string): boolean {
    if (isBlocked) return false
    if (isFull()) {
      showToast({ tone: 'info', text: t`단어는 ${atMost}개까지예요. 바꾸려면 먼저 하나를 빼 주세요.` })
      return false
    }
    const key = listed.find((each) => tidyKeyword(wordOf(each)).toLowerCase() === word.toLowerCase())
    const id = key === undefined ? null : idOfKeyword(key)
    if (findKeyword(items, id, word)) return true
    return add({ idBrandKeyword: id, keyword: key === undefined ? word : wordOf(key) }) !== null
  }
  const isReading = lock === null && !isEditable
  const { press: takeTyped } = usePressOnceKnown(isReading, typedWord, () => {
    if (take(typedWord)) setQuery('')
  })
  function drop(key: string, word: string): void {
    remove(key)
    showToast({ tone: 'success', text: t`뺐어요: ${word}`, action: { label: t`실행 취소`, onPress: undo } })
  }
  function dropAll(): void {
    clear()
    showToast({ tone: 'success', text: t`모두 뺐어요`, action: { label: t`실행 취소`, onPress: undo } })
  }
  const chips = (keys: readonly string[]) =>
    keys.map((key) => {
      const word = wordOf(key)
      const found = findKeyword(items, idOfKeyword(key), word)
      return (
        <ToggleChip
          key={key}
          isOn={found !== undefined}
          onToggle={(isOn) => {
            if (isOn) take(word)
            else if (found && !isBlocked) drop(found.key, word)
          }}
          aria-disabled={isBlocked || (isFull() && !found) || undefined}
        >
          {word}
        </ToggleChip>
      )
    })

  return (
    <div className={styles.picker} data-field={field.path}>
      <ChosenKeywords
        items={chosen}
        atMost={atMost}
        isBlocked={isBlocked}
        onRemove={(item) => drop(item.key, item.word)}
        onClear={dropAll}
      />
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
      <TextField
        label={t`단어 찾기`}
        isLabelHidden
        type="search"
        value={query}
        onText={setQuery}
        onFocus={() => setIsSearchBegun(true)}
        placeholder={words.placeholder}
        start={<Icon of={Search} size="small" />}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || query === '' || isComposing(event)) return
          event.preventDefault()
          setQuery('')
        }}
      />
      <p className={styles.found} role="status">
        {isSearching && <Plural value={count} other="#개를 찾았어요" />}
      </p>
      {!isSearching && proposed?.length !== 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>
            <Trans>지금까지의 답과 어울리는 단어</Trans>
          </h2>
          <div className={styles.proposed}>
            {proposed && (
              <ToggleChips label={t`지금까지의 답과 어울리는 단어`}>{chips(proposed)}</ToggleChips>
            )}
          </div>
        </section>
      )}
      {shownTones.map(({ key, shown }) => (
        <section key={key} className={styles.part}>
          <h2 className={styles.heading}>{keywordTone[key] ?? key}</h2>
          <ToggleChips label={keywordTone[key] ?? key}>{chips(shown)}</ToggleChips>
        </section>
      ))}
      {isWord &&
        faultOf(typedWord, chosen, atMost) === null &&
        !listed.some((key) => wordOf(key) === typedWord) && (
          <div>
            <Button disabledReason={lock ?? undefined} reasonAt="hidden" onClick={takeTyped}>
              <Trans>‘{typedWord}’ 그대로 더하기</Trans>
            </Button>
          </div>
        )}
      {lock === null && !isSearching && (
        <OwnKeyword
          items={chosen}
          atMost={atMost}
          isReading={isReading}
          onAdd={take}
          words={{
            label: t`우리만의 단어 더하기`,
            empty: t`단어를 적어 주세요.`,
            taken: t`이미 고른 단어예요.`,
          }}
        />
      )}
    </div>
  )
}

const load = () => import('#model/composition/personality-keywords.ts')

/** Keys of the keywords suggested by the story and the values; null until the composer and its words are loaded. */
function useProposedKeywords(): readonly string[] | null {
  const answers = useFromAnswers(coreAnswersOf)
  const composer = useComposer(load)
  const written = writtenLanguages(answers, pageLanguage())
  const options = useContentIn('options', written)
  const keywords = useContentIn('options-strategy', written)
  if (!composer || !options || !keywords) return null
  const words = written.map((language) => [
    language,
    {
      keyword: keywords[language]?.keyword ?? {},
      coreValueKeyword: options[language]?.coreValueKeyword ?? {},
    },
  ])
  return composer.suggestPersonalityKeywords(answers, Object.fromEntries(words))
}
