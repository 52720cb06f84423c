import type { Template } from '../template.ts'

/** Patterns of taglines in one language, by what they are about. */
export interface TaglinePatterns {
  /** N the name, Y what is special, `Y!` where it is a sentence. */
  readonly special: readonly Template[]
  /** N, T the target, S what is offered, V its verb. */
  readonly customer: readonly Template[]
  /**
   * N; K the first keyword where it describes (따뜻한), W where it is a noun (정성); s the thing offered without what
   * describes it; craft where V is a verb of making it.
   */
  readonly character: readonly Template[]
  /** Where there is no keyword: N, by industry or group of industries. */
  readonly trades: Readonly<Record<string, readonly Template[]>>
}
