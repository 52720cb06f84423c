/** In place of a hook of react-aria's drag and drop where a list has none. */
export function useNothing(): undefined {}
