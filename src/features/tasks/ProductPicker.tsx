import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { otherForm } from '#model/tasks/products.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Tasks.module.css'
import { type Category, hasForms, type Product } from './task-calls.ts'
import { useFormWords } from './useFormWords.ts'

type Props = {
  categories: readonly Category[]
  products: readonly Product[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
  error: string | undefined
  /** The chosen size of each product, by its number. */
  forms: Readonly<Record<number, string>>
  onForm: (id: number, form: string) => void
  /** The product whose size is missing. */
  formless: number | undefined
}

/** What is on sale, by category, each with its price. */
export function ProductPicker(props: Props) {
  const { categories, products, chosen, onChoose, error, forms, onForm, formless } = props
  const errorId = useId()
  const isFull = chosen.length >= taskLimits.products
  return (
    <fieldset className={styles.picker} aria-describedby={error ? errorId : undefined}>
      <legend>
        <Trans>작업 항목</Trans>
      </legend>
      {error && (
        <Note id={errorId} tone="danger" role="alert">
          {error}
        </Note>
      )}
      <div className={styles.categories}>
        {categories.map(({ idCategory, name }) => (
          <section key={idCategory}>
            <h2>{name}</h2>
            <ul>
              {products
                .filter((product) => product.idCategory === idCategory)
                .map((product) => {
                  const { idTaskProduct: id } = product
                  const isOn = chosen.includes(id)
                  return (
                    <li key={id}>
                      <Checkbox
                        checked={isOn}
                        disabled={isFull && !isOn}
                        onCheck={(isChecked) =>
                          onChoose(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id))
                        }
                      >
                        <ProductWords product={product} />
                      </Checkbox>
                      {isOn && hasForms(product) && (
                        <FormField
                          product={product}
                          value={forms[id] ?? null}
                          onChoose={(form) => onForm(id, form)}
                          isMissing={formless === id && forms[id] === undefined}
                        />
                      )}
                    </li>
                  )
                })}
            </ul>
          </section>
        ))}
      </div>
    </fieldset>
  )
}

interface FormFieldProps {
  product: Product
  value: string | null
  onChoose: (form: string) => void
  isMissing: boolean
}

/** In which size a product is made. */
function FormField({ product: { idTaskProduct, name, forms }, value, onChoose, isMissing }: FormFieldProps) {
  const { t } = useLingui()
  const words = useFormWords()
  return (
    <div className={styles.size}>
      <SelectField
        name={`form-${idTaskProduct}`}
        label={t`${name} 규격`}
        value={value}
        placeholder={t`골라 주세요`}
        onChoose={onChoose}
        options={[...forms, otherForm].map((form) => ({ value: form, label: words(form) }))}
        error={isMissing ? t`디자인 규격을 골라 주세요.` : undefined}
      />
    </div>
  )
}

function ProductWords({ product: { name, credit } }: { product: Product }) {
  const { i18n } = useLingui()
  const price = i18n.number(credit)
  return (
    <span className={styles.product}>
      <span>{name}</span>
      <small>
        <Trans>{price} 크레딧</Trans>
      </small>
    </span>
  )
}
