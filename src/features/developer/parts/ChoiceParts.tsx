import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { ChipChoice } from '#ui/controls/ChipChoice.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Disclosure, DisclosureList } from '#ui/controls/Disclosure.tsx'
import { ScaleSlider } from '#ui/controls/ScaleSlider.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Row } from '#ui/Stack.tsx'
import { Specimen } from '../DeveloperFrame.tsx'
import styles from './PartsPage.module.css'

type Key = 'one' | 'two' | 'three'

export function ChoiceParts() {
  const { t, i18n } = useLingui()
  const [one, setOne] = useState<Key>('one')
  const [several, setSeveral] = useState<readonly Key[]>(['one'])
  const [value, setValue] = useState<number | null>(null)
  const options = [
    { value: 'one', label: t`차분하게` },
    { value: 'two', label: t`다정하게` },
    { value: 'three', label: t`또렷하게` },
  ] as const
  const label = t`말투`
  return (
    <>
      <Specimen name="Checkbox">
        <div className={styles.pair}>
          <Checkbox hint={t`언제든 바꿀 수 있어요`}>{t`소식 받기`}</Checkbox>
          <Checkbox defaultChecked>{t`소식 받기`}</Checkbox>
          <Checkbox disabled>{t`소식 받기`}</Checkbox>
        </div>
      </Specimen>
      <Specimen name="Segmented">
        <Row gap={3} align="center" isWrapped>
          <Segmented<Key> label={label} value={one} onChoose={setOne} options={[...options]} />
        </Row>
      </Specimen>
      <Specimen name="ChoiceGroup">
        <ChoiceGroup<Key>
          legend={label}
          value={one}
          onChoose={setOne}
          choices={options.map((option) => ({ ...option, isDisabled: option.value === 'three' }))}
        />
      </Specimen>
      <Specimen name="ChipChoice">
        <ChipChoice<Key>
          label={label}
          chosen={several}
          most={2}
          onChoose={setSeveral}
          chips={options.map((option) => ({ key: option.value, label: option.label }))}
        />
      </Specimen>
      <Specimen name="ScaleSlider">
        <ScaleSlider
          label={label}
          low={t`차분하게`}
          high={t`또렷하게`}
          value={value}
          onChoose={setValue}
          valueText={(shown) => (shown === null ? t`아직 고르지 않음` : i18n.number(shown))}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs<Key>
          label={label}
          value={one}
          onChoose={setOne}
          tabs={options.map((option) => ({ id: option.value, label: option.label, content: option.label }))}
        />
      </Specimen>
      <Specimen name="Disclosure">
        <DisclosureList>
          <Disclosure title={t`예시 보기`} note="3">
            <Trans>할머니의 사발에서 시작했어요.</Trans>
          </Disclosure>
        </DisclosureList>
      </Specimen>
    </>
  )
}
