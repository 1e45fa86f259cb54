import type { ReactNode } from "react";
import { Labels, Marks, Tracks } from "#app/drawings/drawing.tsx";
import { drawSteps } from "#app/drawings/steps.ts";
import type { DocumentScreen, ScreenPart } from "#content/derived/document-screens.ts";

type ScreenProps = {
  screen: DocumentScreen;
  /** Says in words what the picture shows. */
  children: ReactNode;
};

/** A picture of a screen of the product. It's for the eye; its caption says the same in words. */
export function Screen({ screen: { app, title, parts }, children }: ScreenProps) {
  return (
    <figure data-markdown-ignore="" className="screen">
      <div className="screen-window" aria-hidden="true">
        <p className="screen-title">
          <b>{app}</b> {title}
        </p>
        <div>
          {parts.map((part) => (
            <Part key={part.kind === "fields" ? part.heading : part.kind} part={part} />
          ))}
        </div>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

function Part({ part }: { part: ScreenPart }) {
  switch (part.kind) {
    case "steps":
      return <Steps steps={part.steps} />;
    case "texts":
      return (
        <div className="screen-rows">
          {part.texts.map(({ name, text, isSaid }) => (
            <p key={name} className={isSaid ? "screen-said" : undefined}>
              <small>{name}</small>
              {text}
            </p>
          ))}
        </div>
      );
    case "choices":
      return (
        <div className="screen-rows">
          {part.choices.map(({ name, text }) => (
            <p key={name} className="screen-choice">
              <b>{name}</b>
              {text}
            </p>
          ))}
        </div>
      );
    case "fields":
      return (
        <div>
          <b>{part.heading}</b>
          {part.fields.map(({ name, text }) => (
            <p key={name + text} className="screen-field">
              <small>{name}</small>
              <span>{text}</span>
            </p>
          ))}
        </div>
      );
  }
}

function Steps({ steps }: Pick<Extract<ScreenPart, { kind: "steps" }>, "steps">) {
  const { width, height, tracks, marks, labels } = drawSteps(steps);
  return (
    <svg width={width} height={height} fill="none" aria-hidden="true">
      <Tracks tracks={tracks} />
      <Marks marks={marks} />
      <Labels labels={labels} />
    </svg>
  );
}
