import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { taskLimits } from '#model/tasks/task.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import styles from './Tasks.module.css'
import type { Category, Product } from './task-calls.ts'

type Props = {
  categories: readonly Category[]
  products: readonly Product[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
  error: string | undefined
}

/** What is on sale, by category, each with its price. */
export function ProductPicker({ categories, products, chosen, onChoose, error }: Props) {
  const errorId = useId()
  const isFull = chosen.length >= taskLimits.products
  return (
    <fieldset className={styles.picker} aria-describedby={error ? errorId : undefined}>
      <legend>
        <Trans>작업 항목</Trans>
      </legend>
      {error && (
        <p id={errorId} className={styles.fault} role="alert">
          {error}
        </p>
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
