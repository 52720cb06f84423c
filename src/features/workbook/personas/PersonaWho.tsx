import { Trans, useLingui } from '@lingui/react/macro'
import { useValue } from '#engine/documents/react/useValue.ts'
import { contentOf, optionWord, type StepWords } from '#kits/words/content.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { ages, characters, familyRoles, genders } from '#model/options/persona.ts'
import { leaning, type PersonaScale, personaScales } from '#model/options/scales.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { ScaleSlider } from '#ui/controls/ScaleSlider.tsx'
import { phone } from '#ui/media-queries.ts'
import { Stack } from '#ui/Stack.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import { ShortValue } from '../answers/ShortValue.tsx'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import styles from './Personas.module.css'

const { personas } = strategy.positioning
const { properties } = personas

interface Props {
  itemKey: string
  words: StepWords
  takesFocus: boolean
}

/** The profile of a persona: name, life, character and scales. */
export function PersonaWho({ itemKey: key, words, takesFocus }: Props) {
  const { t } = useLingui()
  const asked = (property: keyof typeof properties) => {
    const name = `${personas.path}/${property}`
    return {
      label: words.labels[name] ?? property,
      placeholder: words.placeholders[name],
    }
  }
  return (
    <Stack gap={5}>
      <div className={styles.facts}>
        <ShortPart {...asked('name')} handle={properties.name.at(key)} {...(takesFocus && { takesFocus })} />
        <ShortPart {...asked('job')} handle={properties.job.at(key)} />
        <ChoiceSelect {...asked('age')} handle={properties.age.at(key)} kind="age" keys={ages} />
        <ChoiceSelect {...asked('gender')} handle={properties.gender.at(key)} kind="gender" keys={genders} />
        <CountrySelect {...asked('country')} handle={properties.country.at(key)} />
        <ShortPart {...asked('city')} handle={properties.city.at(key)} />
        <ChoiceSelect
          {...asked('familyRole')}
          handle={properties.familyRole.at(key)}
          kind="familyRole"
          keys={familyRoles}
        />
      </div>
      <div className={styles.group}>
        <h3>
          <Trans>어느 쪽에 가까운가요?</Trans>
        </h3>
        <div className={styles.scales}>
          {personaScales.map((scale) => (
            <Scale key={scale} scale={scale} handle={properties[scale].at(key)} />
          ))}
        </div>
      </div>
      <Character
        handle={properties.idBrandCharacter.at(key)}
        label={asked('idBrandCharacter').label}
        clear={t`고른 것 지우기`}
      />
    </Stack>
  )
}

function ShortPart(props: Parameters<typeof ShortValue>[0]) {
  return (
    <div data-field={props.handle.path}>
      <ShortValue {...props} />
    </div>
  )
}

function Scale({ scale, handle }: { scale: PersonaScale; handle: ValueHandle<number> }) {
  const { t } = useLingui()
  const [value, choose] = useValue(handle)
  const lock = useReadOnlyReason()
  const problem = useProblem(handle.path)
  const low = optionWord('scaleLow', scale, 'options-strategy')
  const high = optionWord('scaleHigh', scale, 'options-strategy')
  const saidOf = (place: number) => {
    const end = leaning(place)
    return end === null ? t`가운데 ${place}` : `${end === 'low' ? low : high} ${place}`
  }
  return (
    <div data-field={handle.path}>
      <ScaleSlider
        label={optionWord('scale', scale, 'options-strategy')}
        low={low}
        high={high}
        value={value}
        onChoose={choose}
        valueText={(place) => (place === null ? t`아직 고르지 않음` : saidOf(place))}
        isReadOnly={lock !== null}
        error={problem}
      />
      <ConflictNotice field={handle} say={saidOf} />
    </div>
  )
}

interface CharacterProps {
  handle: ValueHandle<string>
  label: string
  clear: string
}

function Character({ handle, label, clear }: CharacterProps) {
  const [chosen, choose] = useValue(handle)
  const lock = useReadOnlyReason()
  const problem = useProblem(handle.path)
  const isPhone = useMedia(phone)
  const { character = {}, characterLine = {} } = contentOf('options-strategy')
  return (
    <div data-field={handle.path} className={styles.group}>
      <ChoiceGroup
        legend={label}
        look={isPhone ? 'rows' : 'cards'}
        value={chosen}
        onChoose={choose}
        choices={characters.map((key) => ({
          value: key as string,
          label: character[key] ?? key,
          hint: characterLine[key],
          isDisabled: lock !== null,
        }))}
        {...(problem === null ? {} : { error: problem })}
      />
      <ConflictNotice field={handle} say={(key) => character[key] ?? key} />
      {chosen !== null && lock === null && (
        <div className={styles.under}>
          <Button look="quiet" size="small" hangs="start" onClick={() => choose(null)}>
            {clear}
          </Button>
        </div>
      )}
    </div>
  )
}
