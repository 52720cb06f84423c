/** What a drawing may have at most. Drawing programs export tenths of it. */
export const drawingLimits = {
  /** Characters of the file. */
  length: 5 * 1024 * 1024,
  depth: 200,
  elements: 100_000,
  /** Characters of its document type. */
  doctypeLength: 20_000,
  /** Characters that its entities add. */
  entityLength: 1_000_000,
  /** Entities that contain each other. */
  entityDepth: 8,
  /** Elements that are drawn once every reference is followed. */
  drawn: 500_000,
  /** The same of a drawing of which pictures are compared on the server. */
  compared: 5_000,
  /** Work of matching selectors and of writing values, as `Steps` counts it. */
  steps: 1_000_000,
  rules: 20_000,
  /** Characters of one value of CSS after its variables are replaced. */
  value: 10_000,
  /** Pixels of all embedded pictures together. */
  pixels: 50_000_000,
} as const
