import { Trans, useLingui } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useTextBinding } from '#device/documents/react/useTextBinding.ts'
import { currentLanguage } from '#device/identity/language.ts'
import { contentOf } from '#device/words/content.ts'
import { keywordWord } from '#device/words/keyword-word.ts'
import { composeIndividuality } from '#model/composition/individuality.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import type { Balance } from '#model/options/scales.ts'
import { diffWords } from '#model/text/word-diff.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { SuggestionCard } from '../drafts/SuggestionCard.tsx'
import { useAcceptDraft } from '../drafts/useAcceptDraft.ts'

const { personality } = strategy

/** Drafts a description from the scales and the five keywords, on demand. */
export default function CharacterDraft() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const answers = useAnswers()
  const binding = useTextBinding(personality.individuality)
  const accept = useAcceptDraft(binding)
  const lock = useReadOnlyReason()
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
  const text = draftOf(answers)
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
      {text === '' && (
        <p>
          <Trans>
            위의 네 가지 중 하나를 한쪽으로 옮기거나 키워드의 순서를 정하면 시작 문장을 만들 수 있어요.
          </Trans>
        </p>
      )}
    </SuggestionCard>
  )
}

function draftOf(answers: Answers): string {
  const scoreOf = (balance: Balance) => {
    const found = answers[personality[balance].path]
    return typeof found === 'number' ? found : null
  }
  const chosen = itemsOf(answers, personality.keywords.path)
  return composeIndividuality(
    {
      brandName: textOf(answers, guide.core.brandName.path).trim() || null,
      brand: textOf(answers, guide.info.name.path).trim() || null,
      keywords: keywordRanks.map(({ path }) => {
        const word = textOf(answers, path)
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
    currentLanguage(),
    contentOf('drafts-strategy'),
  )
}
