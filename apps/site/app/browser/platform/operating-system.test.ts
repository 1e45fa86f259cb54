import { afterEach, expect, test, vi } from "vitest";
import { isApple } from "./operating-system.ts";

afterEach(() => vi.unstubAllGlobals());

const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";
const edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/148.0";
const onAndroid = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Mobile Safari/537.36";
const onPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15";

test.each([
  ["a Mac", "MacIntel", safari, true],
  ["an iPad, which says that it's a Mac", "MacIntel", safari, true],
  ["an iPhone", "iPhone", onPhone, true],
  ["a Mac whose browser calls itself another", "MacIntel", edge, true],
  ["a browser that calls itself Safari on a Mac", "Linux x86_64", safari, true],
  ["Windows", "Win32", edge, false],
  ["Linux", "Linux x86_64", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101", false],
  ["Android", "Linux armv81", onAndroid, false],
])("whether %s is Apple's", (_, platform, userAgent, is) => {
  vi.stubGlobal("navigator", { platform, userAgent });
  expect(isApple()).toBe(is);
});
