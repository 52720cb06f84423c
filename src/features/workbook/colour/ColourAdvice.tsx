import { Trans, useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { colourWord } from '#kits/words/colour-words.ts'
import { contrastOf, enoughForText, nearestPassing, paper, ratioText } from '#model/colour/contrast.ts'
import type { Colours, StatusRole } from '#model/colour/roles.ts'
import { isDistinct, similarPairs } from '#model/colour/similar.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ColourAdvice.module.css'
import type { ColourAnswers } from './useColours.ts'

interface Props {
  colours: Colours
  onChoose: ColourAnswers['chooseWithUndo']
  isBlocked: boolean
}

/** Status colours used for text; the warning colour is only used as a fill. */
const written: readonly StatusRole[] = ['success', 'info', 'danger']

/** Warnings about the palette, such as weak contrast. None of them forbids a colour. */
export function ColourAdvice({ colours, onChoose, isBlocked }: Props) {
  const { t } = useLingui()
  const similar = similarPairs(colours)
  const faint = written.flatMap((role) => {
    const hex = colours[role]
    return hex !== null && contrastOf(hex, paper) < enoughForText ? [{ role, hex }] : []
  })
  return (
    <div role="status">
      <ul className={styles.advice}>
        {similar.map(([one, other]) => (
          <Similar key={`${one} ${other}`} names={`${colourWord(one)} · ${colourWord(other)}`} />
        ))}
        {faint.map(({ role, hex }) => {
          const better = nearestPassing(hex, paper, enoughForText, (made) => isDistinct(made, role, colours))
          return (
            <li key={role}>
              <Icon of={TriangleAlert} size="small" />
              <Faint name={colourWord(role)} ratio={ratioText(contrastOf(hex, paper))} />
              {!isBlocked && (
                <Button
                  size="small"
                  icon={<i className={styles.chip} style={{ background: better }} />}
                  onClick={() => onChoose({ [role]: better }, t`읽히는 색으로 바꿨어요`)}
                >
                  <Trans>{better} 쓰기</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Similar({ names }: { names: string }) {
  return (
    <li>
      <Icon of={TriangleAlert} size="small" />
      <p>
        <Trans>{names}: 두 색이 비슷해서 구분하기 어려워요</Trans>
      </p>
    </li>
  )
}

function Faint({ name, ratio }: { name: string; ratio: string }) {
  return (
    <p>
      <Trans>
        {name} 색은 흰 바탕의 글자로 쓰기에 흐려요. 명암비 {ratio}
      </Trans>
    </p>
  )
}
