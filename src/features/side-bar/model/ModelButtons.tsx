import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Languages from 'lucide-react/icons/languages'
import Sparkles from 'lucide-react/icons/sparkles'
import { pageLanguage } from '#engine/words/page-language.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Row } from '#ui/Stack.tsx'
import { languageOf } from './language-of.ts'
import { draftJobOf, type ModelTask } from './model-task.ts'
import { useTaskWords } from './useTaskWords.ts'

interface Props {
  path: string
  text: string
  /** Why nothing can be asked now. */
  refusal: string | undefined
  onAsk: (task: ModelTask) => void
}

const ways = ['shorter', 'easier', 'politer', 'ourVoice'] as const

/** A draft of the field where the model has one, its text in other ways, and in other languages. */
export function ModelButtons({ path, text, refusal, onAsk }: Props) {
  const { t } = useLingui()
  const wordsOf = useTaskWords()
  const job = draftJobOf(path)
  const hasText = text.trim() !== ''
  const button = { size: 'small', disabledReason: refusal, reasonAt: 'hidden' } as const
  const draft = { kind: 'draft', job: job ?? 'story' } as const
  return (
    <Row gap={2} isWrapped>
      {job !== null && (
        <Button {...button} icon={<Icon of={Sparkles} size="small" />} onClick={() => onAsk(draft)}>
          {wordsOf(draft)}
        </Button>
      )}
      {hasText &&
        ways.map((way) => (
          <Button key={way} {...button} onClick={() => onAsk({ kind: 'rewrite', way })}>
            {wordsOf({ kind: 'rewrite', way })}
          </Button>
        ))}
      {hasText && (
        <MenuButton
          {...button}
          label={t`번역할 언어`}
          icon={<Icon of={Languages} size="small" />}
          end={<Icon of={ChevronDown} size="small" />}
          groups={[
            {
              id: 'languages',
              entries: others(text).map(({ key, name }) => ({ id: key, label: name, textValue: name })),
            },
          ]}
          onChoose={(language) => onAsk({ kind: 'translate', language: language as Language })}
        >
          <Trans>번역</Trans>
        </MenuButton>
      )}
    </Row>
  )
}

/** The languages that the text is not in, those that this person's browser asks for first. */
function others(text: string) {
  const page = pageLanguage()
  const written = languageOf(text, page)
  const wanted = (key: Language) =>
    key === page || navigator.languages.some((tag) => tag.toLowerCase().startsWith(key.toLowerCase()))
  const rest = languages.filter(({ key }) => key !== written)
  return [...rest.filter(({ key }) => wanted(key)), ...rest.filter(({ key }) => !wanted(key))]
}
