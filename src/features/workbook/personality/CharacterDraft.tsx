import { Trans, useLingui } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { contentOf, optionWord } from '#kits/words/content.ts'
import { keywordWord } from '#kits/words/keyword-word.ts'
import { composeIndividuality } from '#model/composition/individuality.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { type Balance, balances, leaning, neutral } from '#model/options/scales.ts'
import { diffWords } from '#model/text/word-diff.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { SuggestionCard } from '../drafts/SuggestionCard.tsx'
import { useAcceptDraft } from '../drafts/useAcceptDraft.ts'
import styles from './CharacterDraft.module.css'

const { personality } = strategy

/** Drafts a description from the scales and the five keywords, on demand. */
export default function CharacterDraft() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  // Stays once it was asked, so that the choice can be changed.
  const [isAsking, setIsAsking] = useState(false)
  const answers = useAnswers()
  const binding = useTextBinding(personality.individuality)
  const accept = useAcceptDraft(binding)
  const lock = useReadOnlyReason()
  const text = draftOf(answers)
  if (isOpen && text === '' && !isAsking) setIsAsking(true)
  if (!isOpen) {
    return (
      <div>
        <Button
          look="quiet"
          size="small"
          hangs="start"
          icon={<Icon of={PenLine} size="small" />}
          disabledReason={lock ?? undefined}
          reasonAt="hidden"
          onClick={() => setIsOpen(true)}
        >
          <Trans>문장 제안 보기</Trans>
        </Button>
      </div>
    )
  }
  const current = binding.text
  const isEmpty = current.trim() === ''
  const isSame = text === current
  return (
    <SuggestionCard
      title={<Trans>문장 제안</Trans>}
      label={t`문장 제안`}
      icon={<Icon of={PenLine} />}
      {...(text === ''
        ? {}
        : { parts: isEmpty || isSame ? [{ kind: 'same', text }] : diffWords(current, text) })}
      actions={
        <>
          {text !== '' && (
            <Button
              look="ink"
              size="small"
              disabledReason={isSame ? t`이미 들어 있는 문장이에요` : undefined}
              reasonAt="hidden"
              onClick={() => {
                accept(text)
                setIsOpen(false)
              }}
            >
              {isEmpty ? <Trans>넣기</Trans> : <Trans>바꿔 넣기</Trans>}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => setIsOpen(false)}>
            <Trans>닫기</Trans>
          </Button>
        </>
      }
    >
      {isAsking && (
        <div className={styles.ask}>
          <p>
            <Trans>어느 쪽에 가까운가요? 고르면 여기에서 바로 문장을 이어 드려요.</Trans>
          </p>
          {balances.map((balance) => (
            <Leaning key={balance} balance={balance} />
          ))}
        </div>
      )}
    </SuggestionCard>
  )
}

/** The two ends of a scale as a choice; it moves the scale above a quarter off the middle. */
function Leaning({ balance }: { balance: Balance }) {
  const [value, choose] = useValue(personality[balance])
  const side = leaning(value)
  return (
    <ToggleChips label={optionWord('scale', balance, 'options-strategy')}>
      {(['low', 'high'] as const).map((end) => (
        <ToggleChip
          key={end}
          isOn={side === end}
          onToggle={(isOn) => choose(isOn ? (end === 'low' ? neutral - 25 : neutral + 25) : null)}
        >
          {optionWord(end === 'low' ? 'scaleLow' : 'scaleHigh', balance, 'options-strategy')}
        </ToggleChip>
      ))}
    </ToggleChips>
  )
}

function draftOf(answers: Answers): string {
  const scoreOf = (balance: Balance) => {
    const found = answers[personality[balance].path]
    return typeof found === 'number' ? found : null
  }
  const chosen = itemsOf(answers, personality.keywords.path)
  const ranked = keywordRanks.map(({ path }) => textOf(answers, path))
  // Without a confirmed order, in the order in which they were chosen.
  const keywords = ranked.some((word) => word !== '')
    ? ranked
    : chosen.map(({ keyword }) => (typeof keyword === 'string' ? keyword : ''))
  return composeIndividuality(
    {
      brandName: textOf(answers, guide.core.brandName.path).trim() || null,
      brand: textOf(answers, guide.info.name.path).trim() || null,
      keywords: keywords.map((word) => {
        // In the current language, whatever language the keyword was chosen in.
        const id = chosen.find(({ keyword }) => keyword === word)?.idBrandKeyword
        return word === ''
          ? null
          : keywordWord({ idBrandKeyword: typeof id === 'number' ? id : null, keyword: word })
      }),
      balancePersonality: scoreOf('balancePersonality'),
      balanceAttitude: scoreOf('balanceAttitude'),
      balanceValue: scoreOf('balanceValue'),
      balanceEmotion: scoreOf('balanceEmotion'),
    },
    pageLanguage(),
    contentOf('drafts-strategy'),
  )
}
