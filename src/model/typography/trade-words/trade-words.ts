/** Sentences of a specimen for a brand without its own in that script, by key or group of its industry. */
export type TradeWords = Readonly<Record<string, SampleWords>>

export interface SampleWords {
  readonly heading: string
  readonly body: string
}
