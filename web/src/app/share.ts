// Passing an address on: by the sharing of the device where there is one, otherwise by the clipboard.

export type Shared = "shared" | "copied" | "shown" | "declined";

type Device = Partial<Pick<Navigator, "share" | "canShare">> & { clipboard?: Pick<Clipboard, "writeText"> };

/** Pass an address on; "shown": neither is possible here, so the page must show it to be copied by hand. */
export async function share(title: string, url: string, device: Device = navigator): Promise<Shared> {
  if (device.share && (device.canShare?.({ title, url }) ?? true)) {
    try {
      await device.share({ title, url });
      return "shared";
    } catch (fault) {
      if (fault instanceof Error && fault.name === "AbortError") return "declined";
    }
  }
  try {
    if (!device.clipboard) return "shown";
    await device.clipboard.writeText(url);
    return "copied";
  } catch {
    return "shown";
  }
}
