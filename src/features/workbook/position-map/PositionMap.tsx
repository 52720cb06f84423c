import type { QuestionProps } from '../answers/question-props.ts'
import styles from './AxisChooser.module.css'
import { AxisChooser } from './AxisChooser.tsx'
import PositionBoard from './PositionBoard.tsx'

/** The step of the position map: the choice of its two axes, and the map with all brands. */
export default function PositionMap({ step, words }: QuestionProps) {
  return (
    <>
      <div className={styles.axes}>
        <AxisChooser axis="x" words={words} />
        <AxisChooser axis="y" words={words} />
      </div>
      <PositionBoard screen={step.path} />
    </>
  )
}
