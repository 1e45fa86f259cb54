/**
 * The functions that expressions of an exported document call, in ECMAScript 5.1, which is what CWL
 * has. They follow `contract/collections.ts` and `contract/values.ts`.
 */
export const expressionLib = `function refuse(why) {
  throw new Error(why);
}

// One final line break does not count.
function outputValue(found, type, isCount, name) {
  if (found.length !== 1) refuse("The worker ended with 0, but the output '" + name + "' isn't there.");
  var text = found[0].contents.replace(/\\r?\\n$/, "");
  checkValue(text, type, "The output '" + name + "'");
  if (isCount && !/^(?:0|[1-9][0-9]{0,14})$/.test(text)) refuse("The output '" + name + "' isn't a whole number from 0.");
  return text;
}

function checkValue(text, type, what) {
  if (text.indexOf("\\u0000") !== -1) refuse(what + " has a NUL character.");
  if (type === "number" && (text.length > 64 || !/^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?$/.test(text))) refuse(what + " isn't a number in decimal digits.");
  if (type === "boolean" && text !== "true" && text !== "false") refuse(what + " is neither true nor false.");
}

function textFile(text, name) {
  return { "class": "File", "basename": name, "contents": text };
}

// The same file or directory under another name. A directory of Toil has links to its files, which
// lead nowhere in a container. The files of a literal are brought there one by one. Toil refuses a
// literal without any.
function renamed(item, name) {
  var copy = { "class": item["class"], "basename": name };
  var isOfToil = /^toildir:/.test(item.location) && item.listing && item.listing.length > 0;
  if (item.location && !/^_:/.test(item.location) && !isOfToil) copy.location = item.location;
  else if (item["class"] === "File") copy.contents = item.contents;
  else copy.listing = (item.listing || []).map(function (each) { return renamed(each, each.basename); });
  return copy;
}

// Some engines keep literals by their names, and would give every item the content of the last. The
// step that takes an item gives it the name that its worker finds.
function itemFile(text, at, name) {
  return textFile(text, at + "-" + name);
}

function indexed(items) {
  return { "items": items, "indexes": items.map(function (_, at) { return String(at); }) };
}

// Only LF ends a line, with the CR before it.
function linesIn(text) {
  var lines = text.split("\\n");
  var last = lines.pop();
  lines = lines.map(function (line) { return line.replace(/\\r$/, ""); });
  if (last !== "") lines.push(last);
  return lines;
}

// An item of a list is a value of a type, or the content of a file of a name.
function listItems(text, type, name) {
  return indexed(linesIn(text).map(function (line, at) {
    if (name !== "") return itemFile(line, at, name);
    checkValue(line, type, "Line " + (at + 1));
    return line;
  }));
}

function jsonItems(text, name) {
  return indexed(linesIn(text).map(function (line, at) {
    var value = null;
    try { value = JSON.parse(line); } catch (_) { refuse("Line " + (at + 1) + " is no JSON."); }
    if (typeof value !== "object" || value === null || Array.isArray(value)) refuse("Line " + (at + 1) + " is JSON, but no object.");
    return itemFile(line, at, name);
  }));
}

// UTF-16 puts surrogates before U+E000; their characters come after it in UTF-8.
function rank(unit) {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

function byBytes(a, b) {
  for (var at = 0; at < a.length && at < b.length; at += 1) {
    var difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function sortedItems(listing, count) {
  listing.forEach(function (entry) {
    if (entry["class"] !== "File") refuse("'" + entry.basename + "' in the directory isn't a regular file.");
  });
  if (count !== null && count !== String(listing.length)) refuse("The split task says " + count + " chunks and gave " + listing.length + " files.");
  return indexed(listing.slice().sort(function (a, b) { return byBytes(a.basename, b.basename); }).map(function (entry) {
    return renamed(entry, entry.basename);
  }));
}

function countItems(count, name) {
  if (!/^(?:0|[1-9][0-9]{0,6})$/.test(count) || Number(count) > 1000000) refuse("There can't be " + count + " items.");
  var items = [];
  for (var at = 0; at < Number(count); at += 1) items.push(name === "" ? String(at) : itemFile(String(at), at, name));
  return indexed(items);
}

function gathered(results, ending, name) {
  var width = Math.max(5, String(Math.max(results.length - 1, 0)).length);
  var listing = results.map(function (result, at) {
    var padded = String(at);
    while (padded.length < width) padded = "0" + padded;
    return typeof result === "string" ? textFile(result, padded) : renamed(result, padded + ending);
  });
  return { "directory": { "class": "Directory", "basename": name, "listing": listing } };
}
`;
