/** Origins of Yjs transactions, which tell who caused a change. */
export const origin = {
  /** Text typed into a field of this device. */
  field: 'field',
  /** An accepted suggestion. */
  suggestion: 'suggestion',
  /** The write-back, applying values of REST. */
  settle: 'settle',
  /** A migration to the schema version of this build. */
  migration: 'migration',
} as const
