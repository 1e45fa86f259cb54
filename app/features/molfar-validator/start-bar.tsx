/** A text to start from. */
export type Example = { title: string; text: string };

type StartBarProps = {
  examples: readonly Example[];
  canClear: boolean;
  canPutBack: boolean;
  onText: (text: string) => void;
  onFile: (file: File | undefined) => void;
  onClear: () => void;
  onPutBack: () => void;
  /** Called when a file is about to be chosen. */
  onReach: () => void;
};

/** What to start from: an example, a file, an empty field, or the previous text. */
export function StartBar(props: StartBarProps) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] needs-script">
      {props.examples.map(({ title, text }) => (
        <button
          key={title}
          type="button"
          className="link-button"
          data-when-alive=""
          onClick={() => props.onText(text)}
        >
          {title}
        </button>
      ))}
      <label className="link-button file-button" data-when-alive="">
        Open a file
        <input
          type="file"
          className="sr-only"
          onFocus={props.onReach}
          onChange={({ currentTarget }) => {
            props.onFile(currentTarget.files?.[0]);
            // Lets the same file be chosen again.
            currentTarget.value = "";
          }}
        />
      </label>
      {props.canClear && (
        <button type="button" className="link-button" onClick={props.onClear}>
          Clear
        </button>
      )}
      {props.canPutBack && (
        <button type="button" className="link-button" onClick={props.onPutBack}>
          Put my text back
        </button>
      )}
    </div>
  );
}
