/** Patterns of taglines in one language, by what they are about; their syntax is described in `template.ts`. */
export interface TaglinePatterns {
  /** N the name, Y what is special, `Y!` where it is a sentence. */
  readonly special: readonly string[]
  /** N, T the target, S what is offered, V its verb. */
  readonly customer: readonly string[]
  /**
   * N; K the first keyword where it describes (따뜻한), W where it is a noun (정성); s the thing offered without what
   * describes it; craft where V is a verb of making it.
   */
  readonly character: readonly string[]
  /** Where there is no keyword: N, by industry or group of industries. */
  readonly trades: Readonly<Record<string, readonly string[]>>
}
